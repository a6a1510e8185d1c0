#include "CEmbeddedFiles.h"

// The string catalogs of all targets with texts. A test compares the list with the folders.

static const unsigned char App[] = {
#embed "../App/Resources/Localizable.xcstrings"
};
static const unsigned char CommandKit[] = {
#embed "../CommandKit/Resources/Localizable.xcstrings"
};
static const unsigned char CommandLine[] = {
#embed "../CommandLine/Resources/Localizable.xcstrings"
};
static const unsigned char DesignSystem[] = {
#embed "../DesignSystem/Resources/Localizable.xcstrings"
};
static const unsigned char Accounts[] = {
#embed "../Features/Accounts/Resources/Localizable.xcstrings"
};
static const unsigned char Cards[] = {
#embed "../Features/Cards/Resources/Localizable.xcstrings"
};
static const unsigned char Commands[] = {
#embed "../Features/Commands/Resources/Localizable.xcstrings"
};
static const unsigned char Home[] = {
#embed "../Features/Home/Resources/Localizable.xcstrings"
};
static const unsigned char Household[] = {
#embed "../Features/Household/Resources/Localizable.xcstrings"
};
static const unsigned char Import[] = {
#embed "../Features/Import/Resources/Localizable.xcstrings"
};
static const unsigned char Insights[] = {
#embed "../Features/Insights/Resources/Localizable.xcstrings"
};
static const unsigned char Members[] = {
#embed "../Features/Members/Resources/Localizable.xcstrings"
};
static const unsigned char Notifications[] = {
#embed "../Features/Notifications/Resources/Localizable.xcstrings"
};
static const unsigned char People[] = {
#embed "../Features/People/Resources/Localizable.xcstrings"
};
static const unsigned char Plan[] = {
#embed "../Features/Plan/Resources/Localizable.xcstrings"
};
static const unsigned char Recurrence[] = {
#embed "../Features/Recurrence/Resources/Localizable.xcstrings"
};
static const unsigned char Sample[] = {
#embed "../Features/Sample/Resources/Localizable.xcstrings"
};
static const unsigned char Savings[] = {
#embed "../Features/Savings/Resources/Localizable.xcstrings"
};
static const unsigned char Subscriptions[] = {
#embed "../Features/Subscriptions/Resources/Localizable.xcstrings"
};
static const unsigned char Transactions[] = {
#embed "../Features/Transactions/Resources/Localizable.xcstrings"
};
static const unsigned char Transfer[] = {
#embed "../Features/Transfer/Resources/Localizable.xcstrings"
};
static const unsigned char HTML[] = {
#embed "../HTML/Resources/Localizable.xcstrings"
};
static const unsigned char Ledger[] = {
#embed "../Ledger/Resources/Localizable.xcstrings"
};
static const unsigned char Localization[] = {
#embed "../Localization/Resources/Localizable.xcstrings"
};
static const unsigned char ScreenKit[] = {
#embed "../ScreenKit/Resources/Localizable.xcstrings"
};
static const unsigned char Server[] = {
#embed "../Server/Resources/Localizable.xcstrings"
};
static const unsigned char ServiceKit[] = {
#embed "../ServiceKit/Resources/Localizable.xcstrings"
};
static const unsigned char Services[] = {
#embed "../Services/Resources/Localizable.xcstrings"
};

static const EmbeddedFile catalogs[] = {
    {App, sizeof App},
    {CommandKit, sizeof CommandKit},
    {CommandLine, sizeof CommandLine},
    {DesignSystem, sizeof DesignSystem},
    {Accounts, sizeof Accounts},
    {Cards, sizeof Cards},
    {Commands, sizeof Commands},
    {Home, sizeof Home},
    {Household, sizeof Household},
    {Import, sizeof Import},
    {Insights, sizeof Insights},
    {Members, sizeof Members},
    {Notifications, sizeof Notifications},
    {People, sizeof People},
    {Plan, sizeof Plan},
    {Recurrence, sizeof Recurrence},
    {Sample, sizeof Sample},
    {Savings, sizeof Savings},
    {Subscriptions, sizeof Subscriptions},
    {Transactions, sizeof Transactions},
    {Transfer, sizeof Transfer},
    {HTML, sizeof HTML},
    {Ledger, sizeof Ledger},
    {Localization, sizeof Localization},
    {ScreenKit, sizeof ScreenKit},
    {Server, sizeof Server},
    {ServiceKit, sizeof ServiceKit},
    {Services, sizeof Services},
};

size_t embedded_catalog_count(void) { return sizeof catalogs / sizeof catalogs[0]; }

EmbeddedFile embedded_catalog(size_t index) { return catalogs[index]; }
